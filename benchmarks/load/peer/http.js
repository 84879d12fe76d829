'use strict';

// JSON over HTTP on few connections, as a browser keeps them.

const http = require('node:http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

function post(url, body) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${said}`));
        else resolve(JSON.parse(said));
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

module.exports = { post };

// How a server that is there for its own machine alone is started for the whole network.

const USUAL_PORT = "1111";

/** The commands of a checkout and of an installed server, on the port where it is now. */
export const restarts = (port: string): string[] => {
  const other = port !== "" && port !== USUAL_PORT;
  return [`make play HOST=0.0.0.0${other ? ` PORT=${port}` : ""}`, `elferrat serve --host 0.0.0.0${other ? ` --port ${port}` : ""}`];
};

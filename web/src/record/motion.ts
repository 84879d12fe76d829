// How long what moves takes; nothing moves for who asks the machine for rest.

const QUICK = 200;

export const quick = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : QUICK);

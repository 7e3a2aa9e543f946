/** Why the server does not start, in one line for whoever starts it; no trace belongs to it. */
export class StartRefusal extends Error {}

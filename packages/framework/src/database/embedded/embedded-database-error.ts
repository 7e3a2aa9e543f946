/** Why the embedded database cannot be had, in one line for whoever runs the server. */
export class EmbeddedDatabaseError extends Error {}

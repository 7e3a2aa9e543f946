/** Why the server does not start, for whoever starts it to mend: the words say it all, and no trace belongs to them. */
export class StartRefusal extends Error {}

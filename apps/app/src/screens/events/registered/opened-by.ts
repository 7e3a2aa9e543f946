/**
 * What opens a registration: its token, for whoever holds that, or its name, for whoever made it and is signed in. Both
 * stand at the same place of an address; a token is far longer and never looks like a name.
 */
export const isName = (opener: string): boolean => /^EVR-\d{1,12}$/.test(opener)

/** The same as a call takes it. */
export const openedBy = (opener: string): Readonly<Record<string, string>> =>
  isName(opener) ? { registration: opener } : { token: opener }

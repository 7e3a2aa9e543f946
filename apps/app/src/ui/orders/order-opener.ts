/**
 * What opens an order: its token, for whoever holds that, or its name, for whoever made it and is signed in. Both stand at
 * the same place of an address; a token is far longer and never looks like a name.
 */
export const isName = (opener: string): boolean => /^ORD-\d{4}-\d{1,12}$/.test(opener)

/** The same as a call takes it. */
export const openedBy = (opener: string): Readonly<Record<'name' | 'token', string | null>> =>
  isName(opener) ? { name: opener, token: null } : { name: null, token: opener }

const ordersPath = '/my-orders'

export const orderPath = (opener: string): string => `${ordersPath}/${encodeURIComponent(opener)}`

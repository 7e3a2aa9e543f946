/** Where the pages about one payment and one account are. */
export const paymentPath = (name: string): string => `/money/payments/${encodeURIComponent(name)}`

export const accountPath = (name: string): string => `/money/accounts/${encodeURIComponent(name)}`

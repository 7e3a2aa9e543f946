/** Tells whether two calls with one key ask for the same: fields in a fixed order, as one text. */
export function fingerprintText(wanted: Readonly<Record<string, string | number | null>>): string {
  return JSON.stringify(Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1)))
}

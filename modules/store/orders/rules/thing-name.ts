export interface NamedThing {
  readonly title: string
  readonly variant_label: string | null
}

/** What a thing is called on paper: its size or colour is said once, where its title does not say it already. */
export function thingName({ title, variant_label: label }: NamedThing): string {
  const isSaid = label === null || label === '' || title.toLowerCase().endsWith(label.toLowerCase())
  return isSaid ? title : `${title}, ${label}`
}

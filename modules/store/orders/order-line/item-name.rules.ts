export interface NamedItem {
  readonly title: string
  readonly variant_label: string | null
}

/** What a thing is called on paper: its size or colour is said once, where its title does not say it already. */
export function formatItemName({ title, variant_label: label }: NamedItem): string {
  const isLabelInTitle = label === null || label === '' || title.toLowerCase().endsWith(label.toLowerCase())
  return isLabelInTitle ? title : `${title}, ${label}`
}

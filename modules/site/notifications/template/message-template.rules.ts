/** What a person reads, in plain text. `short` is for small places: text messages, pushes, the list in the app. */
export interface Wording {
  readonly subject: string
  readonly body: string
  readonly short?: string
}

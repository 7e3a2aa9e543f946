/** A call that people may make about one document: a button of its form. */
export interface DocumentAction {
  /** The verb on the button. */
  readonly label: string
  /**
   * Wire name of a method that takes the document's `name`; if it answers a `name`, that document is shown next (of another
   * type where it answers a `doctype`), and a `url` of the house is opened: a page of the
   * desk in its place, any other beside it.
   */
  readonly method: string
  /** When it is offered, in the words of a field's `dependsOn`; always unless told. */
  readonly dependsOn?: string
  /** What is usually done next while it is offered: the form shows it as its main button. */
  readonly isNext?: boolean
  /** There is no way back: it is asked about first. */
  readonly isFinal?: boolean
  /**
   * Wire name of a method that takes the document's `name` and answers `{ question }`: what is going to happen, in the words
   * of whoever asks. For a final action of which people need to know more than that there is no way back.
   */
  readonly question?: string
}

/** The same as the dialect's DocType Action; the last four are ours. */
export interface ShownAction {
  readonly doctype: 'DocType Action'
  readonly parent: string
  readonly idx: number
  readonly label: string
  readonly action_type: 'Server Action'
  readonly action: string
  readonly group: null
  readonly hidden: 0
  readonly depends_on: string | null
  readonly is_final: 0 | 1
  readonly question: string | null
  readonly is_next: 0 | 1
}

const shownAction = (
  parent: string,
  { label, method, dependsOn, isFinal = false, isNext = false, question }: DocumentAction,
  index: number,
): ShownAction => ({
  doctype: 'DocType Action',
  parent,
  idx: index + 1,
  label,
  action_type: 'Server Action',
  action: method,
  group: null,
  hidden: 0,
  depends_on: dependsOn ?? null,
  is_final: isFinal ? 1 : 0,
  question: question ?? null,
  is_next: isNext ? 1 : 0,
})

export function shownActions(parent: string, actions: readonly DocumentAction[]): readonly ShownAction[] {
  return actions.map((action, index) => shownAction(parent, action, index))
}

/** A sentence that stands above the form of a document for as long as something holds of it. */
export interface DocumentNotice {
  /** Names it in the catalogues. */
  readonly key: string
  readonly text: string
  /** In the words of a field's `dependsOn`. */
  readonly dependsOn: string
}

export interface DocumentAction {
  readonly label: string
  /**
   * Wire name of a method that takes the document's `name`. A `name` in its result is shown next (of another type with
   * a `doctype`); a `url` of the site is opened: a page of the desk in the same window, others in a new one.
   */
  readonly method: string
  readonly dependsOn?: string
  readonly isNext?: boolean
  readonly isFinal?: boolean
  /**
   * Wire name of a method that takes the document's `name` and returns `{ confirmation }`: the consequences, in the
   * caller's language, for an action that needs more than a warning. The user confirms them first.
   */
  readonly confirmation?: string
}

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
  readonly confirmation: string | null
  readonly is_next: 0 | 1
}

const shownAction = (
  parent: string,
  { label, method, dependsOn, isFinal = false, isNext = false, confirmation }: DocumentAction,
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
  confirmation: confirmation ?? null,
  is_next: isNext ? 1 : 0,
})

export function shownActions(parent: string, actions: readonly DocumentAction[]): readonly ShownAction[] {
  return actions.map((action, index) => shownAction(parent, action, index))
}

export interface DocumentNotice {
  readonly key: string
  readonly text: string
  readonly dependsOn: string
}

/** A row of a phone is a button, of which the attribute for fields says nothing. */
const wrongControl = '[aria-invalid="true"], [data-wrong="true"]'
const anyControl = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

/** Scrolls to the first field that is marked as wrong and focuses its control; false when no shown field is wrong. */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-problem]')
  if (!field) return false
  const control =
    field.querySelector<HTMLElement>(wrongControl) ?? field.querySelector<HTMLElement>(anyControl) ?? field
  // Centred, because a sticky toolbar and a docked button cover the edges of the window.
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

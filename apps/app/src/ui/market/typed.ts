/** Radio buttons are wrong as a group, which takes no focus itself. */
const wrongControl =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input:not([disabled])'

/** The first field that is wrong takes the focus, once it says so. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(wrongControl)?.focus())
}

export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())

const kinds = [
  { fieldtype: 'Data' },
  { fieldtype: 'Data' },
  { fieldtype: 'Select', options: 'Mother\nFather\nGrandparent\nGuardian\nAunt\nUncle\nSomebody else' },
  { fieldtype: 'Phone' },
  { fieldtype: 'Date' },
  { fieldtype: 'Data' },
  { fieldtype: 'Select', options: 'Morning\nAfternoon\nEvening' },
  { fieldtype: 'Small Text' },
  { fieldtype: 'Int' },
  { fieldtype: 'Check' },
] as const

export const FIELDS = 60

const field = (_: unknown, index: number) => ({
  ...kinds[index % kinds.length],
  fieldname: `answer_${index + 1}`,
  label: `Question ${index + 1} of this registration`,
  reqd: index % 3 === 0 ? 1 : 0,
  ...(index % 4 === 0 ? { description: 'As it stands in your papers' } : {}),
  // Two of ten wait for an answer before them, as forms with siblings and doctors do.
  ...(index % 5 === 4 ? { depends_on: `eval:doc.answer_${index} !== 'never'` } : {}),
})

const pageBreak = (step: number) => ({ fieldtype: 'Page Break', label: `Step ${step + 1}` })

/** A registration of sixty fields, in so many steps: as the store answers it to whoever opens the form. */
export function largeForm(steps: number) {
  const fields = Array.from({ length: FIELDS }, field)
  const each = Math.ceil(FIELDS / steps)
  const parts = Array.from({ length: steps }, (_, step) => fields.slice(step * each, (step + 1) * each))
  return {
    ...{ name: 'bench-form', route: 'bench-form', title: 'A registration of sixty fields' },
    ...{ doc_type: 'Student Registration', state: 'open', button_label: 'Send', anonymous: 1 },
    web_form_fields: parts.flatMap((part, step) => (step === 0 ? part : [pageBreak(step), ...part])),
  }
}

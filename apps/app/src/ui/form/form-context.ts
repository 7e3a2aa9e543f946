import { createContext, useContext } from 'react'

/** What the fields of a form need to know beside themselves. */
export interface FormSurroundings {
  /** The Web Form's name and route. */
  webForm: string
  route: string
  draftId: string
  /** The document that is changed; null for a new one. */
  document: string | null
  /** The table whose row is filled in; empty on the form itself. */
  table: string
  currency: string
  /** Megabytes. */
  largestFile: number
  /** Fields whose file is on its way: a form is not sent without it. */
  uploading: Set<string>
  /** Writes what was typed a moment ago, before another page opens. */
  flush(): void
}

export const FormContext = createContext<FormSurroundings>({
  webForm: '',
  route: '',
  draftId: '',
  document: null,
  table: '',
  currency: 'INR',
  largestFile: 10,
  uploading: new Set(),
  flush: () => undefined,
})

export const useFormSurroundings = (): FormSurroundings => useContext(FormContext)

import { createContext, useContext } from 'react'

export interface FormSurroundings {
  webForm: string
  route: string
  draftId: string
  document: string | null
  table: string
  currency: string
  /** Megabytes. */
  largestFile: number
  /** Fields whose file is uploading: the form is not sent without it. */
  uploading: Set<string>
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

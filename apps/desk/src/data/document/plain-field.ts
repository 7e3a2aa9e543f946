import type { DeskField } from './type-meta.ts'

/** A line of text about which its type says nothing more. */
export const plainField: DeskField = {
  fieldname: 'name',
  fieldtype: 'Data',
  label: 'name',
  options: [],
  required: false,
  maxLength: 140,
  min: null,
  max: null,
  isHidden: false,
  isReadOnly: false,
  isInList: false,
  isSetOnlyOnce: false,
  isAllowedOnSubmit: false,
  dependsOn: '',
  mandatoryDependsOn: '',
  readOnlyDependsOn: '',
  description: '',
  initial: null,
  marksOwn: false,
  tones: {},
}

import { typeMessage, transitionMessage, choiceMessage, fieldId, labelMessage } from '#framework/doctypes'
import { frameworkMessages, frameworkMessage } from '#framework/messages'
import type { FieldRules, Message } from '#meta'
import { errorFactory } from './error-catalogue.ts'

const error = errorFactory('documents', frameworkMessages.en)

const statusNames = ['Draft', 'Submitted', 'Cancelled'] as const

function statusName(docstatus: number): string {
  return `${docstatus} (${statusNames[docstatus] ?? 'Unknown'})`
}

const listed = (possible: readonly Message[]): readonly Message[] =>
  possible.length > 0 ? possible : [frameworkMessage('documents.nothing')]

const listedTransitions = (type: string, actions: readonly string[]): readonly Message[] =>
  listed(actions.map((action) => transitionMessage(type, action)))

const stateOf = (type: string, { fieldname }: Labelled, state: string): Message =>
  choiceMessage(fieldId(type, fieldname), state)

export const lifecycleErrors = {
  illegalStatus: (from: number, to: number) =>
    error('illegal_docstatus', {
      type: 'DocstatusTransitionError',
      values: { from: statusName(from), to: statusName(to) },
      field: 'docstatus',
    }),

  notSubmittable: (type: string) =>
    error('not_submittable', {
      type: 'DocstatusTransitionError',
      values: { type: typeMessage(type) },
      field: 'docstatus',
    }),

  cancelled: (type: string, name: string) =>
    error('cancelled', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
    }),

  fixed: (field: Labelled) =>
    error('fixed_by_submit', {
      type: 'UpdateAfterSubmitError',
      values: { label: labelMessage(field) },
      field: field.fieldname,
    }),

  deleteSubmitted: (type: string, name: string) =>
    error('delete_submitted', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
    }),

  cancelLinked: (name: string, by: { readonly type: string; readonly name: string }) =>
    error('cancel_linked', {
      type: 'LinkExistsError',
      values: { name, type: typeMessage(by.type), by: by.name },
    }),

  notCancelled: (type: string, name: string) =>
    error('amend_uncancelled', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
      field: 'amended_from',
    }),

  notDeletable: (type: string) =>
    error('not_deletable', {
      type: 'ValidationError',
      values: { type: typeMessage(type) },
    }),

  notRenamable: (type: string) =>
    error('not_renamable', {
      type: 'ValidationError',
      values: { type: typeMessage(type) },
    }),

  notDeleted: (type: string, name: string) =>
    error('not_deleted', {
      type: 'DoesNotExistError',
      values: { type: typeMessage(type), name },
    }),

  nameTaken: (type: string, name: string) =>
    error('name_taken', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
    }),

  noMergeTarget: (type: string, name: string) =>
    error('no_merge_target', {
      type: 'ValidationError',
      values: { type: typeMessage(type), name },
    }),

  illegalTransition: ({ type, field, from, to, possible }: IllegalTransition) =>
    error('illegal_transition', {
      type: 'ValidationError',
      values: {
        ...{ label: labelMessage(field), from: stateOf(type, field, from), to: stateOf(type, field, to) },
        possible: listed(possible.map((state) => stateOf(type, field, state))),
      },
    }),

  notInitial: (type: string, field: Labelled, initial: string) =>
    error('not_initial', {
      type: 'ValidationError',
      values: {
        ...{ label: labelMessage(field), type: typeMessage(type) },
        initial: stateOf(type, field, initial),
      },
    }),

  transitionNotPossible: ({ type, field, action, state, possible }: ImpossibleTransition) =>
    error('transition_not_possible', {
      type: 'ValidationError',
      values: {
        ...{ action: transitionMessage(type, action), label: labelMessage(field) },
        ...{ state: stateOf(type, field, state), possible: listedTransitions(type, possible) },
      },
      field: 'action',
    }),

  transitionNotPermitted: (action: string, type: string) =>
    error('transition_not_permitted', {
      type: 'PermissionError',
      values: { action: transitionMessage(type, action), type: typeMessage(type) },
      title: frameworkMessage('title.not_permitted'),
    }),

  unknownTransition: (type: string, action: string, possible: readonly string[]) =>
    error('unknown_transition', {
      type: 'ValidationError',
      values: { action, possible: listedTransitions(type, possible) },
      field: 'action',
    }),

  unknownMethod: (type: string, method: string) =>
    error('unknown_method', {
      type: 'PermissionError',
      values: { type: typeMessage(type), method },
      title: frameworkMessage('title.method_not_allowed'),
    }),
}

type Labelled = Pick<FieldRules, 'fieldname' | 'label' | 'messageId'>

interface ImpossibleTransition {
  readonly type: string
  readonly field: Labelled
  readonly action: string
  readonly state: string
  readonly possible: readonly string[]
}

interface IllegalTransition {
  readonly type: string
  readonly field: Labelled
  readonly from: string
  readonly to: string
  readonly possible: readonly string[]
}

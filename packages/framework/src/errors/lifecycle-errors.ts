import { sentence, term } from '#meta'
import { DialectError } from './dialect-error.ts'

const statusNames = ['Draft', 'Submitted', 'Cancelled'] as const

function statusName(docstatus: number): string {
  return `${docstatus} (${statusNames[docstatus] ?? 'Unknown'})`
}

/** What may be done instead; a list can be empty. */
function listed(possible: readonly string[]) {
  return (possible.length > 0 ? possible : ['nothing']).map(term)
}

/** What a document's stage of life does not allow. */
export const lifecycleErrors = {
  illegalStatus: (from: number, to: number) =>
    new DialectError({
      code: 'documents.illegal_docstatus',
      type: 'DocstatusTransitionError',
      messages: [sentence`Cannot change docstatus from ${statusName(from)} to ${statusName(to)}`],
      field: 'docstatus',
    }),

  notSubmittable: (type: string) =>
    new DialectError({
      code: 'documents.not_submittable',
      type: 'DocstatusTransitionError',
      messages: [sentence`${term(type)} cannot be submitted`],
      field: 'docstatus',
    }),

  cancelled: (type: string, name: string) =>
    new DialectError({
      code: 'documents.cancelled',
      type: 'ValidationError',
      messages: [sentence`${term(type)} ${name} is cancelled and cannot be edited`],
    }),

  fixed: (label: string, field: string) =>
    new DialectError({
      code: 'documents.fixed_by_submit',
      type: 'UpdateAfterSubmitError',
      messages: [sentence`Not allowed to change ${term(label)} after submission`],
      field,
    }),

  deleteSubmitted: (type: string, name: string) =>
    new DialectError({
      code: 'documents.delete_submitted',
      type: 'ValidationError',
      messages: [
        sentence`${term(type)} ${name}: Submitted Record cannot be deleted. You must cancel it first.`,
      ],
    }),

  cancelLinked: (name: string, by: { readonly type: string; readonly name: string }) =>
    new DialectError({
      code: 'documents.cancel_linked',
      type: 'LinkExistsError',
      messages: [
        sentence`Cannot cancel ${name} because the submitted ${term(by.type)} ${by.name} links to it`,
      ],
    }),

  notCancelled: (type: string, name: string) =>
    new DialectError({
      code: 'documents.amend_uncancelled',
      type: 'ValidationError',
      messages: [sentence`Only a cancelled document can be amended: ${term(type)} ${name} is not`],
      field: 'amended_from',
    }),

  notRenamable: (type: string) =>
    new DialectError({
      code: 'documents.not_renamable',
      type: 'ValidationError',
      messages: [sentence`${term(type)} not allowed to be renamed`],
    }),

  notDeleted: (type: string, name: string) =>
    new DialectError({
      code: 'documents.not_deleted',
      type: 'DoesNotExistError',
      messages: [sentence`No deletion of ${term(type)} ${name} is known that you could undo`],
    }),

  nameTaken: (type: string, name: string) =>
    new DialectError({
      code: 'documents.name_taken',
      type: 'ValidationError',
      messages: [sentence`Another ${term(type)} with name ${name} exists, select another name`],
    }),

  noMergeTarget: (type: string, name: string) =>
    new DialectError({
      code: 'documents.no_merge_target',
      type: 'ValidationError',
      messages: [sentence`${term(type)} ${name} does not exist, select a new target to merge`],
    }),

  illegalMove: ({ label, from, to, possible }: IllegalMove) =>
    new DialectError({
      code: 'documents.illegal_move',
      type: 'ValidationError',
      messages: [
        sentence`${term(label)} cannot change from ${term(from)} to ${term(to)}. Possible: ${listed(possible)}`,
      ],
    }),

  notInitial: (label: string, initial: string, type: string) =>
    new DialectError({
      code: 'documents.not_initial',
      type: 'ValidationError',
      messages: [
        sentence`${term(label)} of a new ${term(type)} is ${term(initial)}: save it, then take its steps`,
      ],
    }),

  moveNotNow: ({ action, label, state, possible }: MoveNotNow) =>
    new DialectError({
      code: 'documents.move_not_now',
      type: 'ValidationError',
      messages: [
        sentence`"${term(action)}" is not possible while ${term(label)} is ${term(state)}. Possible: ${listed(possible)}`,
      ],
      field: 'action',
    }),

  moveNotPermitted: (action: string, type: string) =>
    new DialectError({
      code: 'documents.move_not_permitted',
      type: 'PermissionError',
      messages: [sentence`No permission to take the step "${term(action)}" with ${term(type)}`],
      title: 'Not Permitted',
    }),

  unknownMove: (action: string, possible: readonly string[]) =>
    new DialectError({
      code: 'documents.unknown_move',
      type: 'ValidationError',
      messages: [sentence`No step is called ${term(action)} here. Possible: ${listed(possible)}`],
      field: 'action',
    }),

  unknownMethod: (type: string, method: string) =>
    new DialectError({
      code: 'documents.unknown_method',
      type: 'PermissionError',
      messages: [sentence`${term(type)} has no method ${method} that may be called`],
      title: 'Method Not Allowed',
    }),
}

interface MoveNotNow {
  readonly action: string
  readonly label: string
  readonly state: string
  readonly possible: readonly string[]
}

interface IllegalMove {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly possible: readonly string[]
}

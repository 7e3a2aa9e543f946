import { DialectError } from './dialect-error.ts'

const statusNames = ['Draft', 'Submitted', 'Cancelled'] as const

function statusName(docstatus: number): string {
  return `${docstatus} (${statusNames[docstatus] ?? 'Unknown'})`
}

/** What a document's stage of life does not allow. */
export const lifecycleErrors = {
  illegalStatus: (from: number, to: number) =>
    new DialectError({
      code: 'documents.illegal_docstatus',
      type: 'DocstatusTransitionError',
      messages: [`Cannot change docstatus from ${statusName(from)} to ${statusName(to)}`],
      field: 'docstatus',
    }),

  notSubmittable: (type: string) =>
    new DialectError({
      code: 'documents.not_submittable',
      type: 'DocstatusTransitionError',
      messages: [`${type} cannot be submitted`],
      field: 'docstatus',
    }),

  cancelled: (type: string, name: string) =>
    new DialectError({
      code: 'documents.cancelled',
      type: 'ValidationError',
      messages: [`${type} ${name} is cancelled and cannot be edited`],
    }),

  fixed: (label: string, field: string) =>
    new DialectError({
      code: 'documents.fixed_by_submit',
      type: 'UpdateAfterSubmitError',
      messages: [`Not allowed to change ${label} after submission`],
      field,
    }),

  deleteSubmitted: (type: string, name: string) =>
    new DialectError({
      code: 'documents.delete_submitted',
      type: 'ValidationError',
      messages: [`${type} ${name}: Submitted Record cannot be deleted. You must cancel it first.`],
    }),

  cancelLinked: (name: string, by: { readonly type: string; readonly name: string }) =>
    new DialectError({
      code: 'documents.cancel_linked',
      type: 'LinkExistsError',
      messages: [`Cannot cancel ${name} because the submitted ${by.type} ${by.name} links to it`],
    }),

  notCancelled: (type: string, name: string) =>
    new DialectError({
      code: 'documents.amend_uncancelled',
      type: 'ValidationError',
      messages: [`Only a cancelled document can be amended: ${type} ${name} is not`],
      field: 'amended_from',
    }),

  notRenamable: (type: string) =>
    new DialectError({
      code: 'documents.not_renamable',
      type: 'ValidationError',
      messages: [`${type} not allowed to be renamed`],
    }),

  nameTaken: (type: string, name: string) =>
    new DialectError({
      code: 'documents.name_taken',
      type: 'ValidationError',
      messages: [`Another ${type} with name ${name} exists, select another name`],
    }),

  noMergeTarget: (type: string, name: string) =>
    new DialectError({
      code: 'documents.no_merge_target',
      type: 'ValidationError',
      messages: [`${type} ${name} does not exist, select a new target to merge`],
    }),

  illegalMove: ({ label, from, to, possible }: IllegalMove) =>
    new DialectError({
      code: 'documents.illegal_move',
      type: 'ValidationError',
      messages: [
        `${label} cannot change from ${from} to ${to}. Possible: ${possible.length > 0 ? possible.join(', ') : 'nothing'}`,
      ],
    }),

  moveNotPermitted: (action: string, type: string) =>
    new DialectError({
      code: 'documents.move_not_permitted',
      type: 'PermissionError',
      messages: [`No permission to take the step "${action}" with ${type}`],
      title: 'Not Permitted',
    }),

  unknownMove: (action: string, possible: readonly string[]) =>
    new DialectError({
      code: 'documents.unknown_move',
      type: 'ValidationError',
      messages: [
        `No step is called ${action} here. Possible: ${possible.length > 0 ? possible.join(', ') : 'nothing'}`,
      ],
      field: 'action',
    }),

  unknownMethod: (type: string, method: string) =>
    new DialectError({
      code: 'documents.unknown_method',
      type: 'PermissionError',
      messages: [`${type} has no method ${method} that may be called`],
      title: 'Method Not Allowed',
    }),
}

interface IllegalMove {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly possible: readonly string[]
}

export interface RegisteredParents {
  readonly parent_name: string
  readonly parent_phone: string
  readonly parent_email_address: string | null
  readonly parent_name_2: string | null
  readonly parent_2_phone: string | null
  readonly alternate_email_id: string | null
}

export interface RegisteredGuardian {
  readonly full_name: string
  readonly phone: string
  readonly email: string | null
  readonly isFirst: boolean
}

/**
 * Returns the guardians of a registration; parents without a phone number are skipped, because they cannot be
 * identified.
 */
export function listRegisteredGuardians(parents: RegisteredParents): readonly RegisteredGuardian[] {
  const { parent_name, parent_phone, parent_email_address } = parents
  const { parent_name_2, parent_2_phone, alternate_email_id } = parents
  const first = { full_name: parent_name, phone: parent_phone, email: parent_email_address, isFirst: true }
  if (parent_2_phone === null || parent_2_phone === parent_phone) return [first]
  const second = {
    full_name: parent_name_2 ?? parent_2_phone,
    phone: parent_2_phone,
    email: alternate_email_id,
  }
  return [first, { ...second, isFirst: false }]
}

export interface Rights {
  readonly may_view: 0 | 1
  readonly may_change: 0 | 1
  readonly may_pay: 0 | 1
  readonly may_collect: 0 | 1
}

/**
 * Permissions of a new guardian: none in an existing family until the office decides, because a form may name another
 * family's number. A new family's registering parent gets all, the other all but changes.
 */
export function initialRights(
  isNewFamily: boolean,
  { isFirst }: Pick<RegisteredGuardian, 'isFirst'>,
): Rights {
  if (!isNewFamily) return { may_view: 0, may_change: 0, may_pay: 0, may_collect: 0 }
  return { may_view: 1, may_change: isFirst ? 1 : 0, may_pay: 1, may_collect: 1 }
}

export type GuardianRights = Rights

export function pickRights({ may_view, may_change, may_pay, may_collect }: Rights): GuardianRights {
  return { may_view, may_change, may_pay, may_collect }
}

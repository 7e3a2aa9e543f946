import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { listStudentsOfGuardian } from '#community/family'
import { ClassEnrolment } from '#community/students'
import { classListErrors } from '../errors.ts'
import { ClassList } from './class-list.doctype.ts'

export type ClassListDoc = Doc<typeof ClassList>

export interface ChildInClass {
  readonly student: string
  readonly full_name: string
  readonly class: string
  readonly academic_year: string
}

const MAX_ENROLMENTS = 400

/** Returns the classes of the caller's own children now. Three statements; one for others than guardians. */
export async function listOwnChildrenInClasses(documents: Documents): Promise<readonly ChildInClass[]> {
  const students = await listStudentsOfGuardian(documents, documents.caller.user)
  if (students.length === 0) return []
  return documents.asSystem().find(ClassEnrolment, {
    where: { student: ['in', students], state: 'active' },
    fields: ['student', 'full_name', 'class', 'academic_year'],
    order_by: 'creation asc, name asc',
    limit: MAX_ENROLMENTS,
  })
}

export const isOfClass =
  (list: Pick<ClassListDoc, 'class' | 'academic_year'>) =>
  (child: ChildInClass): boolean =>
    child.class === list.class && child.academic_year === list.academic_year

/** Returns a list with all its rows; null when it does not exist. One statement. */
export async function findClassList(documents: Documents, name: string): Promise<ClassListDoc | null> {
  const system = documents.asSystem()
  const [found] = await system.find(ClassList, { where: { name }, fields: ['name'], limit: 1 })
  return found ? system.get(ClassList, name) : null
}

/** Returns a shown list of the class of the caller's children. Others learn nothing of it. */
export async function requireListOfChildren(
  documents: Documents,
  name: string,
): Promise<{ readonly list: ClassListDoc; readonly children: readonly ChildInClass[] }> {
  const list = await findClassList(documents, name)
  const children =
    list === null || list.state === 'draft'
      ? []
      : (await listOwnChildrenInClasses(documents)).filter(isOfClass(list))
  if (list === null || children.length === 0) throw classListErrors.not_found()
  return { list, children }
}

/** Tells whether the caller writes the list: the office, or the class's teacher. */
export async function worksOnList(documents: Documents, name: string): Promise<boolean> {
  return (await documents.permissions(ClassList, name))?.has('write') ?? false
}

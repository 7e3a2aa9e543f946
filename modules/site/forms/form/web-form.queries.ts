import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import { formsErrors } from '../errors.ts'
import { clockIn, formState } from './form-state.rules.ts'
import { askedFields, type AskedField, type Form } from './form-field.rules.ts'
import { WebForm } from './web-form.doctype.ts'

export interface FormInUse {
  readonly form: Form
  readonly target: DocType
  readonly asked: readonly AskedField[]
}

const MAX_FORMS = 50

async function nameOf(documents: Documents, route: string): Promise<string> {
  const found = await documents.asSystem().list(WebForm, {
    fields: ['name'],
    filters: { published: 1 },
    or_filters: [
      ['name', '=', route],
      ['route', '=', route],
    ],
    limit_page_length: '2',
  })
  const names = found.map(({ name }) => String(name))
  const [name = null] = names.includes(route) ? [route] : names
  if (name === null) throw formsErrors.not_found(route)
  return name
}

function inUse(documents: Documents, form: Form): FormInUse {
  const target = documents.registry.find(form.doc_type)
  if (form.published === 0 || !target) throw formsErrors.not_found(form.route)
  return { form, target, asked: askedFields(form, target) }
}

/** Returns the published form of a name or route; throws for an unpublished one. */
export async function findForm(documents: Documents, route: string): Promise<FormInUse> {
  const name = await nameOf(documents, route)
  return inUse(documents, await documents.asSystem().get(WebForm, name))
}

/** Does the same as `findForm` by name, locked, so that submissions are counted in sequence. */
export async function lockForm(documents: Documents, name: string): Promise<FormInUse> {
  return inUse(documents, await documents.asSystem().lock(WebForm, name))
}

async function allNamed(documents: Documents, names: readonly { readonly name: string }[]) {
  const forms: FormInUse[] = []
  for (const { name } of names) forms.push(inUse(documents, await documents.asSystem().get(WebForm, name)))
  return forms
}

export async function formsFilling(documents: Documents, type: DocType): Promise<readonly FormInUse[]> {
  const names = await documents.asSystem().find(WebForm, {
    where: { published: 1, doc_type: type.name },
    fields: ['name'],
    order_by: 'name asc',
    limit: MAX_FORMS,
  })
  return allNamed(documents, names)
}

export async function formsAskingFor(documents: Documents, type: DocType): Promise<readonly FormInUse[]> {
  const names = await documents.asSystem().find(WebForm, {
    where: { published: 1, linked_types: ['like', `%\n${type.name}\n%`] },
    fields: ['name'],
    order_by: 'name asc',
    limit: MAX_FORMS,
  })
  return allNamed(documents, names)
}

export function stateFor({ form }: FormInUse, documents: Documents, timeZone: string) {
  return formState(form, clockIn(timeZone, documents.now), !isGuest(documents.caller))
}

export function requireOpen(inUse: FormInUse, documents: Documents, timeZone: string): void {
  const state = stateFor(inUse, documents, timeZone)
  if (state !== 'open') throw formsErrors.notOpen(state, inUse.form.title)
}

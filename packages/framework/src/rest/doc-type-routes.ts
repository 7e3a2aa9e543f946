import type { FastifyInstance } from 'fastify'
import { metaOf, withChildTypes, type DocType, type Meta } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { isGuest, levelsFor, permissionFor, type Caller } from '#framework/permissions'
import { identityOf } from './callers.ts'
import { formOf } from './form.ts'

/** Guests see what a form needs: no rights, no hidden fields, no defaults of ours. */
function forGuests(meta: Meta): Meta {
  return { ...meta, permissions: [], fields: meta.fields.filter((field) => field.hidden === 0) }
}

function visibleMeta(type: DocType, parent: DocType, caller: Caller): Meta {
  const levels = levelsFor(parent, 'read', caller)
  const meta = metaOf(type)
  const visible = { ...meta, fields: meta.fields.filter((field) => levels.has(field.permlevel)) }
  return isGuest(caller) ? forGuests(visible) : visible
}

/** `frappe.desk.form.load.getdoctype`, section 9 of the dialect: the parent first, then its child types. */
export function addDocTypeRoutes(app: FastifyInstance, engine: Engine): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/method/frappe.desk.form.load.getdoctype',
    handler: async (request) => {
      const { caller } = await identityOf(engine, request)
      const { doctype } = formOf(request)
      const name = typeof doctype === 'string' ? doctype : ''
      const type = await engine.findType(name)
      if (!type) throw documentErrors.unknownDocType(name)
      if (permissionFor(type, 'read', caller).kind === 'never')
        throw documentErrors.notPermitted('read', type.name)
      return { docs: withChildTypes(type).map((one) => visibleMeta(one, type, caller)), user_settings: '{}' }
    },
  })
}

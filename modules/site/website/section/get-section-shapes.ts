import { messagesFor, metaOf, withChildTypes } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { sectionShapes } from './section-shapes.rules.ts'

/**
 * Returns shapes of section data for the desk's editor: `sections` by type and variant, `docs` in the format of
 * `getdoctype`, with messages in `__messages`.
 */
export const getSectionShapes = method({
  access: onlyRoles('System Manager', 'School Office', 'Store Manager'),
  reads: true,
  isTranslated: true,
  input: {},
  run: async ({ t }) => {
    const types = new Set(sectionShapes.flatMap(({ shape }) => withChildTypes(shape)))
    const metas = [...types].map((type) => metaOf(type))
    return {
      sections: sectionShapes.map(({ shape, ...section }) => ({ ...section, shape: shape.name })),
      docs: metas.map((meta) => ({ ...meta, __messages: messagesFor(meta, t) })),
    }
  },
})

import { messagesFor, metaOf, withChildTypes } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { sectionShapes } from './section-shapes.rules.ts'

/**
 * What the data of page and footer sections is made of, for the form of an editor: `sections` names the shape of each type
 * and variant, and `docs` holds the shapes and their rows as `getdoctype` answers types, with words in `__messages`.
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

import { hooks } from '#framework/documents'
import { studentErrors } from '../errors.ts'
import { AcademicYear } from './academic-year.doctype.ts'
import { Class } from './class.doctype.ts'

export const academicYearHooks = hooks(AcademicYear, {
  async beforeSave({ document, documents }) {
    if (document.ends_on <= document.starts_on) throw studentErrors.year_upside_down()
    if (document.is_current === 0) return {}
    const system = documents.asSystem()
    const others = await system.find(AcademicYear, {
      where: { is_current: 1, name: ['!=', document.title] },
      fields: ['name'],
    })
    for (const { name } of others) await system.save(AcademicYear, name, { is_current: 0 })
    return {}
  },
})

export const classHooks = hooks(Class, {
  beforeSave({ document }) {
    const { class_name, next_class, from_age, to_age } = document
    if (next_class === class_name) throw studentErrors.own_next_class()
    if (from_age !== null && to_age !== null && from_age > to_age) throw studentErrors.ages_upside_down()
    return {}
  },
})

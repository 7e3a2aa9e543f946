import type { Doc } from '#framework/doctypes'
import type { StudentRegistration } from '#community/students'

export type Registration = Doc<typeof StudentRegistration>

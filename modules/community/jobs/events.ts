import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const jobEvents = {
  applied: defineEvent('jobs.applied', { application: link('Job Application') }),
  decided: defineEvent('jobs.decided', { application: link('Job Application'), state: text() }),
}

import { errorCatalogue } from '#framework/errors'
import type { Message } from '#meta'
import { messages } from './messages.ts'

export const websiteErrors = errorCatalogue('website', messages.en, {
  page_not_found: {
    type: 'DoesNotExistError',
    values: (route: string) => ({ route }),
  },
  unreadable_content: {
    type: 'ValidationError',
    values: (section: string) => ({ section }),
  },
  content_too_deep: {
    type: 'ValidationError',
    values: (section: string) => ({ section }),
  },
  unsafe_address: {
    type: 'ValidationError',
    values: (section: string, address: string) => ({ section, address }),
  },
  part_missing: {
    type: 'MandatoryError',
    values: (section: string, part: Message | string) => ({ section, part }),
    field: 'data',
  },
  part_refused: {
    type: 'ValidationError',
    values: (section: string, problem: Message) => ({ section, problem }),
    field: 'data',
  },
  too_many_parts: {
    type: 'ValidationError',
    values: (section: string, most: number) => ({ section, most: String(most) }),
    field: 'data',
  },
  not_a_colour: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
  },
  not_a_time_zone: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
  },
  not_a_host: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
  },
  not_a_path: {
    type: 'ValidationError',
    values: (text: string) => ({ text }),
  },
  redirect_to_itself: {
    type: 'ValidationError',
    values: (path: string) => ({ path }),
  },
})

import { errorCatalogue } from '#framework/errors'
import { sentence } from '#meta'

export const websiteErrors = errorCatalogue('website', {
  page_not_found: {
    type: 'DoesNotExistError',
    message: (route: string) => sentence`There is no page ${route}`,
  },
  unreadable_content: {
    type: 'ValidationError',
    message: (section: string) => sentence`The data of ${section} must be a JSON object`,
  },
  content_too_deep: {
    type: 'ValidationError',
    message: (section: string) => sentence`The data of ${section} is nested too deeply`,
  },
  unsafe_address: {
    type: 'ValidationError',
    message: (section: string, address: string) =>
      sentence`${section}: ${address} is not an address that a page may lead to`,
  },
  part_missing: {
    type: 'MandatoryError',
    message: (section: string, part: string) => sentence`${section}: enter ${part}`,
    field: 'data',
  },
  part_refused: {
    type: 'ValidationError',
    message: (section: string, problem: string) => sentence`${section}: ${problem}`,
    field: 'data',
  },
  too_many_parts: {
    type: 'ValidationError',
    message: (section: string, most: number) => sentence`${section}: at most ${String(most)}`,
    field: 'data',
  },
  not_a_colour: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a colour like #6E1F63`,
  },
  not_a_time_zone: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a time zone like Asia/Kolkata`,
  },
  not_a_host: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a host like partner.example.org`,
  },
  not_a_path: {
    type: 'ValidationError',
    message: (text: string) => sentence`${text} is not a path like /old-page`,
  },
  redirect_to_itself: {
    type: 'ValidationError',
    message: (path: string) => sentence`${path} would lead to itself`,
  },
})

import type { Messages } from '../message.ts'

/** The editor of formatted text. */
export const deskEditor = {
  'desk.editor_heading_small': 'Smaller heading',
  'desk.editor_heading_smallest': 'Smallest heading',
  'desk.editor_numbers': 'Numbered list',
  'desk.editor_quote': 'Quotation',
  'desk.editor_clear': 'Take the format away',
  'desk.editor_undo': 'Undo',
  'desk.editor_redo': 'Redo',
  'desk.editor_picture': 'Picture',
  'desk.editor_source': 'Edit the HTML',
  'desk.editor_formatted': 'Back to the formatted text',
  'desk.editor_too_much': 'This text has parts that only its HTML can show. They stay as they are.',
  'desk.editor_length': '{count} of at most {max} characters, formatting included',
  'desk.link_address': 'Address',
  'desk.link_help': 'A website, an email address, a telephone number, or a page of this site such as /events',
  'desk.link_wrong': 'No link can lead there. An address begins with https://, mailto:, tel: or /',
  'desk.link_set': 'Set the link',
  'desk.link_remove': 'Remove the link',
  'desk.picture_words': 'What is to be seen',
  'desk.picture_words_help': 'Read out to those who do not see the picture; empty where it only decorates',
  'desk.picture_put': 'Put it into the text',
} satisfies Messages

import type { MessageId } from '#design/messages'
import type { Say } from '../language/say.ts'

const names: Record<string, MessageId> = {
  website: 'desk.room_website',
  contact: 'desk.room_contact',
  businesses: 'desk.room_businesses',
  catalog: 'desk.room_catalog',
  events: 'desk.room_events',
  gallery: 'desk.room_gallery',
  identity: 'desk.room_identity',
  files: 'desk.room_files',
  forms: 'desk.room_forms',
  notifications: 'desk.room_notifications',
  rights: 'desk.room_rights',
  records: 'desk.room_records',
  webhooks: 'desk.room_webhooks',
  dead_letters: 'desk.room_dead_letters',
  comments: 'desk.room_comments',
  tags: 'desk.room_tags',
  saved_views: 'desk.room_saved_views',
}

/** A room in the language of the desk; one that is new to us keeps its own noun. */
export function roomName(room: string, say: Say): string {
  const id = names[room]
  if (id !== undefined) return say(id)
  return room === '' ? say('desk.room_other') : room.charAt(0).toUpperCase() + room.slice(1)
}

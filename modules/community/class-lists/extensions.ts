import { childRecords } from '#community/family'
import { notificationEvent, notificationEvents } from '#site/notifications'
import { collectionSource } from '#site/places'
import { classCollection } from './collection/class-collection.ts'
import { tickRecords } from './tick/tick-records.ts'
import { messages } from './messages.ts'

export const listPublished = notificationEvent({
  name: 'class_lists.published',
  eventClass: 'transactional',
  values: ['title', 'class', 'day'],
  staffWords: ['title'],
  channels: ['in-app', 'push', 'e-mail'],
  messages,
})

export const classListExtensions = [
  notificationEvents.add(listPublished),
  collectionSource.add(classCollection),
  childRecords.add(tickRecords),
]

import { plural, type Messages } from '../message.ts'

export const inbox = {
  'inbox.title': 'Inbox',
  'inbox.lead': 'Notifications about your orders, your family and your registrations.',
  'inbox.title_count': plural('count', { one: 'Inbox, # unread', other: 'Inbox, # unread' }),
  'inbox.unread_count': plural('count', { one: '# unread notification', other: '# unread notifications' }),
  'inbox.none_unread': 'No unread notifications',
  'inbox.unread': 'Unread',
  'inbox.today': 'Today',
  'inbox.yesterday': 'Yesterday',
  'inbox.mark_all': 'Mark all read',
  'inbox.all_marked': 'All notifications are marked read',
  'inbox.more': 'Show more',
  'inbox.failed': 'The store could not be reached. Try again.',
  'inbox.empty_title': 'No notifications yet',
  'inbox.empty_text': 'When an order, a registration or a payment changes, you will read it here.',
  'inbox.empty_way': 'Go to your account',
  'inbox.signed_out_title': 'Sign in to see your inbox',
  'inbox.signed_out_text': 'Your notifications belong to your account.',
} satisfies Messages

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
  'inbox.mark_all': 'Mark all as read',
  'inbox.all_marked': 'All notifications marked as read',
  'inbox.more': 'Show more',
  'inbox.failed': 'Something went wrong. Check your connection and try again.',
  'inbox.empty_title': 'No notifications yet',
  'inbox.empty_text': 'Updates about your orders, registrations and payments appear here.',
  'inbox.empty_link': 'Go to your account',
  'inbox.signed_out_title': 'Sign in to see your inbox',
  'inbox.signed_out_text': 'Notifications are sent to your account.',
} satisfies Messages

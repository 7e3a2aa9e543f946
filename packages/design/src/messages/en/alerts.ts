import type { Messages } from '../message.ts'

/** The words of the specification's error catalogue, letter by letter, and what goes with them. */
export const alerts = {
  'alerts.alert': 'Alert',
  'alerts.ok': 'Ok',
  'alerts.uploading': 'Your Image Is Being Upload.!',
  'alerts.please_wait': 'Please wait...!',
  'alerts.file_too_large': 'File Size Exceeded.!',
  'alerts.file_size_limit': 'Please Upload Files Below Size Of 10.0 MB...!',
  'alerts.picture_failed': 'Oops... Failed to load content...',
  'alerts.cancel': 'Cancel',
  'alerts.undo': 'Undo',
} satisfies Messages

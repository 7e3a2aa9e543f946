export type {
  BucketSettings,
  MailSettings,
  MapsSettings,
  MessageSettings,
  PaymentSettings,
} from './gateway-settings.ts'

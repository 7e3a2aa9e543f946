import { notificationEvent } from '#site/notifications'

/** To whoever paid: that the money was received, and where the receipt is. */
export const receiptIssued = notificationEvent({
  name: 'receipts.issued',
  eventClass: 'transactional',
  values: ['name', 'number', 'amount', 'organisation'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Receipt {{ number }} from {{ organisation }}',
      body: 'Dear {{ name }},\n\nthank you. {{ organisation }} has received {{ amount }} from you. Your receipt {{ number }}:',
      short: '{{ amount }} received. Receipt {{ number }}',
    },
    hi: {
      subject: '{{ organisation }} की रसीद {{ number }}',
      body: 'नमस्ते {{ name }},\n\nधन्यवाद। {{ organisation }} को आपसे {{ amount }} मिले। आपकी रसीद {{ number }}:',
      short: '{{ amount }} मिले। रसीद {{ number }}',
    },
    ta: {
      subject: '{{ organisation }} ரசீது {{ number }}',
      body: 'அன்புள்ள {{ name }},\n\nநன்றி. {{ organisation }} உங்களிடமிருந்து {{ amount }} பெற்றுக்கொண்டது. உங்கள் ரசீது {{ number }}:',
      short: '{{ amount }} பெறப்பட்டது. ரசீது {{ number }}',
    },
  },
})

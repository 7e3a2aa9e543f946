import { notificationEvent } from '#site/notifications'

/** To the payer: a refund did not arrive, and is paid another way. */
export const refundFailed = notificationEvent({
  name: 'counter.refund_failed',
  eventClass: 'transactional',
  values: ['name', 'amount', 'purpose', 'voucher'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Your refund of {{ amount }} failed',
      body: 'Dear {{ name }},\n\nyour bank did not accept the refund of {{ amount }} for “{{ purpose }}”. We will pay it to you another way. Please send the office your UPI ID or bank account, with the number {{ voucher }}.',
      short: 'Refund of {{ amount }} failed. Send the office your UPI ID or bank account: {{ voucher }}',
    },
    hi: {
      subject: 'आपका {{ amount }} का रिफ़ंड नहीं हो सका',
      body: 'नमस्ते {{ name }},\n\n“{{ purpose }}” के लिए {{ amount }} का रिफ़ंड आपके बैंक ने स्वीकार नहीं किया। हम यह रक़म आपको दूसरे तरीक़े से देंगे। कृपया संख्या {{ voucher }} के साथ अपनी UPI ID या बैंक खाता कार्यालय को भेजें।',
      short: '{{ amount }} का रिफ़ंड नहीं हो सका। अपनी UPI ID या बैंक खाता कार्यालय को भेजें: {{ voucher }}',
    },
    ta: {
      subject: 'உங்கள் {{ amount }} பணம் திரும்பவில்லை',
      body: 'அன்புள்ள {{ name }},\n\n“{{ purpose }}” க்கான {{ amount }} பணத்தைத் திருப்பித் தருவதை உங்கள் வங்கி ஏற்கவில்லை. வேறு வழியில் தருவோம். {{ voucher }} எண்ணுடன் உங்கள் UPI ID அல்லது வங்கிக் கணக்கை அலுவலகத்துக்கு அனுப்புங்கள்.',
      short: '{{ amount }} பணம் திரும்பவில்லை. உங்கள் UPI ID அல்லது வங்கிக் கணக்கை அனுப்புங்கள்: {{ voucher }}',
    },
  },
})

import { notificationEvent } from './notification-event.ts'

/** The code for a contact that another account has: the holder of both is told so, and nobody else. */
export const contactTaken = notificationEvent({
  name: 'identity.contact_taken',
  eventClass: 'security',
  values: ['code', 'minutes', 'host', 'name'],
  secrets: ['code'],
  lifetimeMinutes: 10,
  channels: [['sms', 'e-mail']],
  texts: {
    en: {
      subject: 'You already have an account',
      body: 'Somebody wants to use this address for an account at {{ host }}. Another account has it already, so it cannot be added. If it was you, sign in to that account, or ask the office to join both.\n\nYour code is {{ code }}. It is valid for {{ minutes }} minutes. Do not share it with anyone.\n\nIf it was not you, ignore this message.',
      short:
        '{{ code }} is your code at {{ host }}, valid for {{ minutes }} minutes. Another account has this number already: sign in to that one. Do not share the code.',
    },
    hi: {
      subject: 'आपका खाता पहले से है',
      body: 'कोई {{ host }} पर एक खाते में यह पता जोड़ना चाहता है। यह पता पहले से किसी और खाते में है, इसलिए जोड़ा नहीं जा सकता। अगर यह आप थे, तो उस खाते में साइन इन करें, या कार्यालय से दोनों खाते मिलाने को कहें।\n\nआपका कोड {{ code }} है। यह {{ minutes }} मिनट तक चलेगा। इसे किसी को न बताएँ।\n\nअगर यह आप नहीं थे, तो इस संदेश पर ध्यान न दें।',
      short:
        '{{ code }} {{ host }} पर आपका कोड है, {{ minutes }} मिनट तक चलेगा। यह नंबर पहले से किसी और खाते में है: उसी में साइन इन करें। कोड किसी को न बताएँ।',
    },
    ta: {
      subject: 'உங்களுக்கு ஏற்கெனவே கணக்கு உள்ளது',
      body: '{{ host }} தளத்தில் ஒரு கணக்கில் இந்த முகவரியைச் சேர்க்க ஒருவர் விரும்புகிறார். இது ஏற்கெனவே வேறொரு கணக்கில் இருப்பதால் சேர்க்க முடியாது. அது நீங்கள் என்றால், அந்தக் கணக்கில் உள்நுழையுங்கள், அல்லது இரண்டையும் இணைக்க அலுவலகத்திடம் கேளுங்கள்.\n\nஉங்கள் குறியீடு {{ code }}. இது {{ minutes }} நிமிடங்களுக்குச் செல்லும். யாரிடமும் பகிர வேண்டாம்.\n\nஅது நீங்கள் இல்லை என்றால், இந்தச் செய்தியைப் புறக்கணியுங்கள்.',
      short:
        '{{ code }} {{ host }} தளத்தில் உங்கள் குறியீடு, {{ minutes }} நிமிடங்களுக்குச் செல்லும். இந்த எண் ஏற்கெனவே வேறொரு கணக்கில் உள்ளது: அதில் உள்நுழையுங்கள். யாரிடமும் பகிர வேண்டாம்.',
    },
  },
})

/** Goes to every contact that the account had before, so that its holder can object. */
export const contactChanged = notificationEvent({
  name: 'identity.contact_changed',
  eventClass: 'security',
  values: ['contact', 'link', 'host', 'name'],
  channels: ['e-mail', 'sms'],
  texts: {
    en: {
      subject: 'Your contact details were changed',
      body: 'Hello {{ name }},\n\nyour account at {{ host }} now uses {{ contact }}. It can be used to sign in.\n\nIf it was you, there is nothing to do. If it was not you, tell the office at once:\n\n{{ link }}',
      short:
        'Your account at {{ host }} now uses {{ contact }} to sign in. If it was not you, tell the office at once: {{ link }}',
    },
    hi: {
      subject: 'आपकी संपर्क जानकारी बदली गई',
      body: 'नमस्ते {{ name }},\n\n{{ host }} पर आपके खाते में अब {{ contact }} दर्ज है। इससे साइन इन किया जा सकता है।\n\nअगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो तुरंत कार्यालय को बताएँ:\n\n{{ link }}',
      short:
        '{{ host }} पर आपके खाते में अब {{ contact }} से साइन इन होता है। अगर यह आपने नहीं किया, तो तुरंत कार्यालय को बताएँ: {{ link }}',
    },
    ta: {
      subject: 'உங்கள் தொடர்பு விவரங்கள் மாற்றப்பட்டன',
      body: 'வணக்கம் {{ name }},\n\n{{ host }} தளத்தில் உங்கள் கணக்கில் இப்போது {{ contact }} உள்ளது. இதைக் கொண்டு உள்நுழையலாம்.\n\nமாற்றியது நீங்கள் என்றால் எதுவும் செய்ய வேண்டாம். இல்லையென்றால் உடனே அலுவலகத்திடம் தெரிவியுங்கள்:\n\n{{ link }}',
      short:
        '{{ host }}: உங்கள் கணக்கில் இப்போது {{ contact }} கொண்டு உள்நுழையலாம். மாற்றியது நீங்கள் இல்லை என்றால் உடனே தெரிவியுங்கள்: {{ link }}',
    },
  },
})

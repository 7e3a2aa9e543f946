import type { DemoPage, DemoSection, PictureAddress } from './page.ts'

const school = '/p/admissions'

const entryLinks: DemoSection = {
  section_name: 'Doors',
  section_type: 'banner',
  title: 'Quick links',
  content: {
    variant: 'doors',
    doors: [
      {
        title: 'Student Registration',
        text: 'For June 2027. It takes about 10 minutes.',
        redirect_url: '/register-form/student',
        art: 'books',
        tint: 'info',
      },
      {
        title: 'Be a Volunteer',
        text: 'Two hours on a Saturday are enough.',
        redirect_url: '/volunteer',
        art: 'seeds',
        tint: 'ok',
      },
      {
        title: 'Renew registration',
        text: 'Is your child already at Asha? Renew in a few minutes.',
        redirect_url: '/student-renewal',
        art: 'notebook',
        tint: 'field',
      },
      {
        title: 'Sell what you make',
        text: 'Sell your handmade products in our shop.',
        redirect_url: '/whysellwithus',
        art: 'pot',
        tint: 'brand',
      },
    ],
  },
}

const seasons = (picture: PictureAddress): DemoSection => ({
  section_name: 'This season',
  section_type: 'slider',
  title: 'This season at Asha',
  content: {
    slides: [
      {
        title: 'Margazhi mornings',
        subtitle: 'Kolam at 6, songs at 7, pongal at 7:30 am. Every Sunday until the end of the month.',
        web_image: picture('events/margazhi-kolam-banner'),
        mobile_image: picture('events/margazhi-kolam'),
        redirect_url: '/events',
        button_label: 'View events',
      },
      {
        title: 'The beach is ours to keep',
        subtitle: 'We provide gloves, sacks and buttermilk. Bring a hat and your friends.',
        web_image: picture('events/beach-clean-up-banner'),
        mobile_image: picture('events/beach-clean-up'),
        redirect_url: '/events',
        button_label: 'Join the clean-up',
      },
      {
        title: 'Admissions for June 2027',
        subtitle: 'Visit the school on a Thursday, then register on your phone.',
        web_image: picture('pages/admissions'),
        mobile_image: picture('pages/admissions'),
        redirect_url: school,
        button_label: 'How it works',
      },
    ],
  },
})

const numbers: DemoSection = {
  section_name: 'In numbers',
  section_type: 'counter',
  title: 'Asha in numbers',
  content: {
    items: [
      { value: '412', label: 'children from 9 streets' },
      { value: '31', label: 'teachers, 6 of them former students' },
      { value: '1,860', label: 'trees planted and growing' },
      { value: '₹14 lakh', label: 'earned by local sellers at the shop last year' },
    ],
  },
}

const support: DemoSection = {
  section_name: 'Support',
  section_type: 'contribution',
  title: 'A roof over the reading room',
  view_more_label: 'Other causes',
  view_more_redirect_to: '/support',
  content: {
    purpose: 'A roof over the reading room',
    text: 'Rain leaks onto the shelves with the picture books. Help us to pay for the tiles of a new roof.',
    button_label: 'Support the school',
  },
}

const voices: DemoSection = {
  section_name: 'Voices',
  section_type: 'testimonial',
  title: 'What people say',
  content: {
    items: [
      {
        quote:
          'My daughter came home and asked for the water bill. They had measured every tap in the street. Now the whole family turns them off.',
        name: 'Kavitha',
        role: 'mother of two, class 3 and class 6',
      },
      {
        quote:
          'I used to sell a hundred lamps at Karthigai and nothing in June. With the shop I have work all year, and the children come to watch the wheel.',
        name: 'Murugesan',
        role: 'potter, Mannvasanai Pottery',
      },
      {
        quote:
          'I said I could spare two hours. That was three years ago. Nobody has ever asked me for more than two.',
        name: 'Farida',
        role: 'volunteer, reading table',
      },
    ],
  },
}

const questions: DemoSection = {
  section_name: 'Questions',
  section_type: 'faq',
  title: 'Frequently asked questions',
  content: {
    items: [
      {
        question: 'Can anyone come to an event?',
        answer:
          '<p>Yes. You don’t have to be a parent. Children under 10 must come with an adult who stays with them.</p>',
      },
      {
        question: 'Where does the money from the shop go?',
        answer:
          '<p>Of every ₹100, the seller receives ₹88. The rest pays for packing, payment fees and bus passes for children who need them. We publish the accounts at the gate every April.</p>',
      },
      {
        question: 'My child has no birth certificate yet. Can I register?',
        answer:
          '<p>Yes. Register now and submit the documents by the end of May. The office can help you to get a birth certificate. See <a href="/p/admissions">admissions</a>.</p>',
      },
      {
        question: 'Which languages do you teach in?',
        answer: '<p>Tamil and English from the first day, and optional Hindi from class 3.</p>',
      },
      {
        question: 'Do you deliver outside Chennai?',
        answer:
          '<p>We deliver cloth, books and paper products all over India. Pottery and sweets are delivered nearby only. Enter your PIN code on a product page to check delivery.</p>',
      },
    ],
  },
}

const place: DemoSection = {
  section_name: 'Where we are',
  section_type: 'map',
  title: 'Find us',
  content: {
    label: 'Asha Community School and Shop',
    address:
      '14 Thendral Street, Besant Nagar, Chennai 600 090. Bus stop: Thendral Street. Step-free access at the side gate.',
    latitude: 13.0003,
    longitude: 80.2667,
  },
}

const letter: DemoSection = {
  section_name: 'Write to us',
  section_type: 'form',
  content: {
    heading: 'Any other questions?',
    text: 'Write to the office. We reply within two working days.',
    redirect_url: '/contact-us',
    button_label: 'Write to us',
  },
}

const categories: readonly DemoSection[] = [
  {
    section_name: 'Categories',
    section_type: 'category list',
    title: 'Shop by category',
    view_more_label: 'All categories',
    view_more_redirect_to: '/tabs/category',
    row_count: 8,
    no_of_records: 8,
  },
  entryLinks,
  {
    section_name: 'Coming up',
    section_type: 'event list',
    title: 'Coming up',
    view_more_label: 'All events',
    view_more_redirect_to: '/events',
    row_count: 3,
    no_of_records: 3,
  },
  {
    section_name: 'New in the shop',
    section_type: 'product list',
    title: 'New in the shop',
    view_more_label: 'All products',
    view_more_redirect_to: '/products',
    no_of_records: 8,
  },
]

export const homePage = (picture: PictureAddress): DemoPage => ({
  route: 'home-page',
  title: 'Home page',
  description:
    'A community school in Besant Nagar, Chennai, and its shop: events, albums, admissions, and things made by neighbours.',
  image: picture('pages/about-us'),
  sections: [
    {
      section_name: 'The fair',
      section_type: 'banner',
      content: {
        variant: 'fair',
        heading: 'The fair is open.',
        text: 'Made nearby, and everything for school.',
      },
    },
    ...categories,
    seasons(picture),
    {
      section_name: 'Days to remember',
      section_type: 'gallery strip',
      title: 'Days to remember',
      view_more_label: 'All albums',
      view_more_redirect_to: '/gallery',
      row_count: 4,
      no_of_records: 8,
    },
    numbers,
    support,
    {
      section_name: 'Things to read',
      section_type: 'product list',
      title: 'Read together, from ₹140',
      subtitle: 'Tamil and English books for home and for the bus.',
      row_count: 4,
      no_of_records: 4,
      content: { category: 'books' },
    },
    voices,
    questions,
    place,
    letter,
  ],
})

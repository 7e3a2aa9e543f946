export const headerMenus = [
  { menu_label: 'Shop', redirect_url: '/tabs/category' },
  { menu_label: 'All categories', redirect_url: '/tabs/category', parent_menu: 'Shop' },
  { menu_label: 'All products', redirect_url: '/products', parent_menu: 'Shop' },
  { menu_label: 'New arrivals', redirect_url: '/products/new', parent_menu: 'Shop' },
  { menu_label: 'Offers', redirect_url: '/products/offers', parent_menu: 'Shop' },
  { menu_label: 'Events', redirect_url: '/events' },
  { menu_label: 'Gallery', redirect_url: '/gallery' },
  { menu_label: 'School', redirect_url: '/p/admissions' },
  { menu_label: 'Admissions', redirect_url: '/p/admissions', parent_menu: 'School' },
  { menu_label: 'Student registration', redirect_url: '/register-form/student', parent_menu: 'School' },
  { menu_label: 'Renew registration', redirect_url: '/student-renewal', parent_menu: 'School' },
  { menu_label: 'The campus', redirect_url: '/p/campus', parent_menu: 'School' },
  { menu_label: 'About us', redirect_url: '/about-us', parent_menu: 'School' },
  { menu_label: 'Volunteer', redirect_url: '/p/volunteer' },
] as const

export const additionalMenus = [
  { menu_label: 'Message board', redirect_url: '/message-board' },
  { menu_label: 'Classifieds', redirect_url: '/classifieds' },
  { menu_label: 'Jobs', redirect_url: '/jobs' },
  { menu_label: 'About us', redirect_url: '/about-us' },
  { menu_label: 'Contact us', redirect_url: '/contact-us' },
] as const

export const footerItems = [
  {
    section_name: 'Shop',
    section_type: 'Links',
    content: {
      links: [
        { label: 'Categories', redirect_url: '/tabs/category' },
        { label: 'All products', redirect_url: '/products' },
        { label: 'New arrivals', redirect_url: '/products/new' },
        { label: 'Offers', redirect_url: '/products/offers' },
        { label: 'My orders', redirect_url: '/my-orders' },
        { label: 'Find my order', redirect_url: '/find-order' },
        { label: 'Classifieds', redirect_url: '/classifieds' },
        { label: 'Sell with us', redirect_url: '/whysellwithus' },
        { label: 'Affiliate program', redirect_url: '/affiliate-program' },
      ],
    },
  },
  {
    section_name: 'School',
    section_type: 'Links',
    content: {
      links: [
        { label: 'About us', redirect_url: '/p/about-us' },
        { label: 'Admissions', redirect_url: '/p/admissions' },
        { label: 'Student registration', redirect_url: '/register-form/student' },
        { label: 'Renewal', redirect_url: '/student-renewal' },
        { label: 'Be a volunteer', redirect_url: '/volunteer' },
        { label: 'Blog', redirect_url: '/blog-list' },
        { label: 'Jobs', redirect_url: '/jobs' },
        { label: 'Support the school', redirect_url: '/support' },
      ],
    },
  },
  {
    section_name: 'Help',
    section_type: 'Links',
    content: {
      links: [
        { label: 'Contact us', redirect_url: '/contact-us' },
        { label: 'Terms', redirect_url: '/terms-condition' },
        { label: 'Privacy', redirect_url: '/privacy-policy' },
        { label: 'Cancellation', redirect_url: '/cancellation-policy' },
      ],
    },
  },
  { section_name: 'Footer Social Links', section_type: 'Static Section', content: {} },
  {
    section_name: 'Footer Download App',
    section_type: 'Static Section',
    content: {
      text: 'The fair in your pocket: tickets and albums also work offline.',
      android_link: 'https://apps.example.org/android/asha',
      ios_link: 'https://apps.example.org/ios/asha',
    },
  },
] as const

import { render, screen } from '@testing-library/react';
import { Sentence } from '.';

it('reads as one sentence, with a term before each marked part and no space before a comma', () => {
  render(
    <Sentence
      section={{
        kind: 'sentence',
        title: 'In one sentence',
        parts: [
          { text: 'When' },
          { term: 'The trouble', text: 'nobody dares to restart it' },
          { text: ', a' },
          { term: 'For whom', text: 'business' },
          { text: 'has us' },
          { term: 'What we do', text: 'study it' },
          { text: '.' },
        ],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'In one sentence' })).toBeVisible();
  expect(screen.getByText('When').closest('p')).toHaveTextContent(
    'When The trouble nobody dares to restart it, a For whom business has us What we do study it.',
  );
});

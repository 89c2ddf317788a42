import { Container } from '@vitrina/shared-ui/container';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

export function Component() {
  return (
    <Container>
      <h1>{messages.about}</h1>
      <p>{messages.aboutText}</p>
      <Link to="..">{messages.back}</Link>
    </Container>
  );
}
